import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import { acceptsFile } from '@bridge-review/api/upload';

export interface UploadObjection {
  readonly title: string;
  readonly description: string;
}

/** Why a file is not even sent; null if the server shall have a look. */
export function uploadObjection({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): UploadObjection | null {
  if (!acceptsFile({ name, type })) return { title: 'Invalid File Type', description: messages.fileType };
  if (size > limits.uploadBytes) return { title: 'File Too Large', description: messages.fileTooLarge };
  return null;
}
