import { createContext, use } from 'react';

export interface UploadContextValue {
  openUpload: () => void;
  /** The game that was just uploaded, until its page has been left or the word dismissed. */
  uploadedId: number | null;
  dismissUploaded: () => void;
}

export const UploadContext = createContext<UploadContextValue | null>(null);

export function useUpload(): UploadContextValue {
  const value = use(UploadContext);
  if (value === null) throw new Error('useUpload needs an UploadProvider above it.');
  return value;
}
