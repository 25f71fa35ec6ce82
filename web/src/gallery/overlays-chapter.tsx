import { ChevronDown, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { toast } from '../ui/toast-store.ts';
import { Chapter, Specimen } from './specimen.tsx';

export function OverlaysChapter() {
  return (
    <Chapter
      id="overlays"
      title="Overlays"
      lead="Escape and the scrim close a dialog, and the focus goes back. A destructive act asks once, by its name. One toast at a time, five seconds."
    >
      <Specimen name="Dialog, ConfirmDialog" row>
        <EditDialog />
        <DeleteDialog />
        <DeleteDialog failing />
      </Specimen>
      <Specimen name="Toast" row>
        <Button
          onClick={() =>
            toast({
              title: 'Upload Successful',
              description: 'Successfully uploaded 24 hands from Larkmoor Autumn Teams',
            })
          }
        >
          A success
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Upload Failed',
              description: 'Line 212: board 9 has 14 cards in East. Nothing was saved.',
              tone: 'error',
            })
          }
        >
          A failure
        </Button>
      </Specimen>
      <Specimen name="Menu" row>
        <Menu align="start" trigger={<Button iconAfter={ChevronDown}>Board actions</Button>}>
          <MenuItem icon={Pencil} onSelect={() => undefined}>
            Edit Details
          </MenuItem>
          <MenuItem disabled onSelect={() => undefined}>
            Not available
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} tone="danger" onSelect={() => undefined}>
            Delete
          </MenuItem>
        </Menu>
      </Specimen>
    </Chapter>
  );
}

function EditDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit Details</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Edit Game Details"
        description="Update the game information such as date, location, and event details."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Update Game
            </Button>
          </>
        }
      >
        <Field label="Title">
          <Input defaultValue="Larkmoor Autumn Teams" />
        </Field>
        <Field label="Date">
          <Input type="date" defaultValue="2025-10-18" />
        </Field>
        <Field label="Location" optional>
          <Input defaultValue="Larkmoor Bridge Club" />
        </Field>
      </Dialog>
    </>
  );
}

function DeleteDialog({ failing = false }: { failing?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {failing ? 'Delete, failing' : 'Delete game'}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this game?"
        description="Larkmoor Autumn Teams and its 12 hands will be gone. Nobody else has commented on it. This cannot be undone."
        verb="Delete game"
        pending={false}
        pendingText="Deleting..."
        error={failing ? 'The game was not deleted: somebody has just commented on it.' : null}
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}
