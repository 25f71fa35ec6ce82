import { paths } from '@bridge-review/api/page-paths';
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { UploadContext, type Uploaded, type UploadFlowProps } from './upload-context.ts';

export interface UploadProviderProps {
  /** Null while signed out. */
  userId: number | null;
  children: ReactNode;
}

/** Above the pages, since the dialog is still there for a moment when the new game's page is. */
export function UploadProvider({ userId, children }: UploadProviderProps) {
  // Remembers whose dialog is open, so that an unfinished upload is not shown to the next user.
  const [openFor, setOpenFor] = useState<number | null>(null);
  const [Flow, setFlow] = useState<ComponentType<UploadFlowProps> | null>(null);
  const [uploaded, setUploaded] = useState<Uploaded | null>(null);
  const [path] = useLocation();
  if (uploaded !== null && path !== paths.game(uploaded.gameId)) setUploaded(null);

  const openUpload = useCallback(
    (flow: ComponentType<UploadFlowProps>) => {
      setFlow(() => flow);
      setOpenFor(userId);
    },
    [userId],
  );
  const dismissUploaded = useCallback(() => setUploaded(null), []);
  const value = useMemo(
    () => ({ openUpload, uploaded, dismissUploaded }),
    [openUpload, uploaded, dismissUploaded],
  );
  return (
    <UploadContext value={value}>
      {children}
      {userId !== null && Flow !== null && (
        <Flow
          key={userId}
          open={openFor === userId}
          onClose={() => setOpenFor(null)}
          onUploaded={setUploaded}
        />
      )}
    </UploadContext>
  );
}
