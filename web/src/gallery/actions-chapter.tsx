import { ChevronLeft, ChevronRight, Pencil, RotateCw, Trash2, Undo2, Upload } from 'lucide-react';
import { BackLink } from '../ui/back-link.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { PendingButton } from './pending-button.tsx';
import { Chapter, Specimen } from './specimen.tsx';

export function ActionsChapter() {
  return (
    <Chapter
      id="actions"
      title="Actions"
      lead="One primary button per view. Quiet buttons hang their padding outside the column; icons never stand alone for a main action."
    >
      <Specimen name="Button" note="primary, default, quiet, danger, destructive" row>
        <Button variant="primary" icon={Upload}>
          Upload PBN
        </Button>
        <Button>View Hands</Button>
        <Button icon={RotateCw}>Run Check</Button>
        <Button variant="quiet" icon={Undo2}>
          Undo Pass
        </Button>
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
        <Button variant="destructive">Delete game</Button>
      </Specimen>
      <Specimen name="Button, disabled" row>
        <Button variant="primary" disabled>
          Upload
        </Button>
        <Button disabled>Previous</Button>
        <Button variant="quiet" disabled icon={ChevronLeft}>
          Previous
        </Button>
        <Button variant="quiet" iconAfter={ChevronRight}>
          Next
        </Button>
        <Button variant="destructive" disabled>
          Delete game
        </Button>
      </Specimen>
      <Specimen name="Button, pending" note="keeps its width and the focus; try it" row>
        <Button variant="primary" pending pendingText="Uploading...">
          Upload
        </Button>
        <Button pending pendingText="Updating...">
          Update Game
        </Button>
        <PendingButton />
      </Specimen>
      <Specimen name="Button, full width">
        <div className="max-w-[24rem]">
          <Button variant="primary" full>
            Create Account
          </Button>
        </div>
      </Specimen>
      <Specimen name="ButtonLink" row>
        <ButtonLink href="#actions">View Hands</ButtonLink>
        <ButtonLink href="#actions" variant="quiet" icon={Pencil}>
          Edit Details
        </ButtonLink>
        <ButtonLink href="#actions" variant="primary">
          View Existing Game
        </ButtonLink>
      </Specimen>
      <Specimen name="IconButton" row>
        <IconButton icon={Pencil} label="Edit comment" />
        <IconButton icon={Trash2} label="Delete comment" />
        <IconButton icon={ChevronRight} label="Next board" disabled />
      </Specimen>
      <Specimen name="Link, BackLink, TextButton" row>
        <BackLink href="#actions">Back to games</BackLink>
        <span>
          Already registered? <Link href="#actions">Sign in</Link>
        </span>
        <span>
          New here? <TextButton>Create an account</TextButton>
        </span>
        <Link tone="text" href="mailto:support@example.org">
          support@example.org
        </Link>
        <span className="font-serif text-h3">
          <Link tone="title" href="#actions">
            Larkmoor Autumn Teams
          </Link>
        </span>
      </Specimen>
      <Specimen name="Icon" note="1.15 of the text, stroke 1.6" row>
        <span className="inline-flex items-center gap-s2 text-sm">
          <Icon of={Pencil} /> small
        </span>
        <span className="inline-flex items-center gap-s2">
          <Icon of={Pencil} /> body
        </span>
        <span className="inline-flex items-center gap-s2 text-h2">
          <Icon of={Pencil} /> large
        </span>
      </Specimen>
    </Chapter>
  );
}
