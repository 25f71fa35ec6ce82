import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { UploadContext } from './upload-context.ts';

const UploadFlow = lazy(async () => ({ default: (await import('./upload-flow.tsx')).UploadFlow }));

export interface UploadProviderProps {
  /** Null while signed out. */
  userId: number | null;
  children: ReactNode;
}

/** Above the pages, since the dialog is still there for a moment when the new game's page is. */
export function UploadProvider({ userId, children }: UploadProviderProps) {
  // Remembers whose dialog is open, so that an unfinished upload is not shown to the next user.
  const [openFor, setOpenFor] = useState<number | null>(null);
  const [uploadedId, setUploadedId] = useState<number | null>(null);
  const [path] = useLocation();
  if (uploadedId !== null && path !== `/games/${uploadedId}`) setUploadedId(null);

  const openUpload = useCallback(() => setOpenFor(userId), [userId]);
  const dismissUploaded = useCallback(() => setUploadedId(null), []);
  const value = useMemo(
    () => ({ openUpload, uploadedId, dismissUploaded }),
    [openUpload, uploadedId, dismissUploaded],
  );
  return (
    <UploadContext value={value}>
      {children}
      {userId !== null && (
        // Mounted closed, so that its file is there before the button is pressed.
        <Suspense key={userId} fallback={null}>
          <UploadFlow open={openFor === userId} onClose={() => setOpenFor(null)} onUploaded={setUploadedId} />
        </Suspense>
      )}
    </UploadContext>
  );
}
