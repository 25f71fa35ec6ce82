import { Notice } from '../../ui/notice.tsx';
import { useUpload } from './upload-context.ts';

/** On the page of a game that has just been uploaded, until one leaves it. */
export function UploadedNotice({ gameId }: { gameId: number }) {
  const { uploadedId, dismissUploaded } = useUpload();
  return (
    <div role="status">
      {uploadedId === gameId && (
        <Notice tone="ok" onDismiss={dismissUploaded} className="mb-s5">
          PBN file uploaded successfully! The games are now available in your dashboard.
        </Notice>
      )}
    </div>
  );
}
