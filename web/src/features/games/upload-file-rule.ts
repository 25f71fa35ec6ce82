import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';

const NAMES = /\.(?:pbn|txt|lin)$/i;
/** Systems that do not know the ending call it one of these. */
const TYPES: readonly string[] = ['text/plain', '', 'application/octet-stream'];

export interface Objection {
  readonly title: string;
  readonly description: string;
}

/** Why a file is not even sent; null where the server shall have a look. */
export function objectionTo({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): Objection | null {
  if (!NAMES.test(name) && !TYPES.includes(type))
    return { title: 'Invalid File Type', description: messages.fileType };
  if (size > limits.uploadBytes) return { title: 'File Too Large', description: messages.fileTooLarge };
  return null;
}
