import { megabytes, type Storage, storageText } from '@bridge-review/api/storage';
import { Notice } from '../../ui/notice.tsx';

const NEARLY_FULL = 0.9;

/** How much of their storage the user has used: a warning from nine tenths on. */
export function StorageUse({ storage }: { storage: Storage }) {
  const { usedBytes, limitBytes } = storage;
  const used = `You have used ${storageText(storage)} of storage.`;
  if (usedBytes < limitBytes * NEARLY_FULL) return <p>{used}</p>;
  const isFull = megabytes(usedBytes) === megabytes(limitBytes);
  return (
    <Notice
      tone="warn"
      title={isFull ? 'Your storage is full' : 'Your storage is nearly full'}
      className="text-md text-ink"
    >
      <p>{used} To make room, delete a game you no longer need.</p>
    </Notice>
  );
}
