import { type ComponentType, createContext, use } from 'react';

export interface Uploaded {
  readonly gameId: number;
  /** 'Successfully uploaded 27 hands from Tuesday Pairs'. */
  readonly text: string;
}

export interface UploadFlowProps {
  open: boolean;
  onClose: () => void;
  onUploaded: (uploaded: Uploaded) => void;
}

export interface UploadContextValue {
  /** Takes the dialog from whoever opens it: its code comes with the pages that have a button for it. */
  openUpload: (Flow: ComponentType<UploadFlowProps>) => void;
  /** What was just uploaded, until its page has been left or its details are closed. */
  uploaded: Uploaded | null;
  dismissUploaded: () => void;
}

export const UploadContext = createContext<UploadContextValue | null>(null);

export function useUpload(): UploadContextValue {
  const value = use(UploadContext);
  if (value === null) throw new Error('useUpload needs an UploadProvider above it.');
  return value;
}
