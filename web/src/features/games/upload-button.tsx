import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useUpload } from './upload-context.ts';

const UploadFlow = lazyPart(async () => (await import('./upload-flow.tsx')).UploadFlow);

export interface UploadButtonProps {
  children: ReactNode;
  variant?: 'primary' | 'default';
  className?: string;
}

/** Opens the upload dialog, whose code is loaded when the button is pointed at or focused. */
export function UploadButton({ children, variant = 'primary', className }: UploadButtonProps) {
  const { openUpload } = useUpload();
  return (
    <Button
      variant={variant}
      icon={Upload}
      onPointerEnter={UploadFlow.prefetch}
      onFocus={UploadFlow.prefetch}
      onClick={() => UploadFlow.whenLoaded(() => openUpload(UploadFlow))}
      {...(className !== undefined && { className })}
    >
      {children}
    </Button>
  );
}
