import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import { isRecordFile } from '@bridge-review/api/upload';
import { useRef, useState } from 'react';
import type { SentPart } from '../../base/client.ts';
import { toast } from '../../ui/toast-store.ts';
import { uploadObjection } from './upload-file-rule.ts';

/** A file of a kind that is not read, among others that are. */
export interface LeftOutFile {
  readonly name: string;
  /** 'not a bridge file' */
  readonly kind: string;
}

/** What is to be uploaded: files, an address, a text. */
export function useUploadSources() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [leftOut, setLeftOut] = useState<readonly LeftOutFile[]>([]);
  const [address, setAddress] = useState('');
  const [text, setText] = useState('');
  /** Takes back what was last said of a choice that could not be taken. */
  const dismissRefusal = useRef<() => void>(null);
  const refuse = (title: string, description: string): false => {
    dismissRefusal.current = toast({ title, description, tone: 'error' }).dismiss;
    return false;
  };

  const parts: SentPart[] = [
    ...files.map((file) => ({ kind: 'file' as const, file })),
    ...(address.trim() === '' ? [] : [{ kind: 'address' as const, text: address.trim() }]),
    ...(text.trim() === '' ? [] : [{ kind: 'text' as const, text }]),
  ];
  const [only] = files;
  /** A single file of the kind that is uploaded without a preview. */
  const single = only && parts.length === 1 && leftOut.length === 0 && isRecordFile(only) ? only : null;

  /** Whether anything was taken. What is already there is not taken again. */
  const add = (chosen: readonly File[], known: readonly File[]): boolean => {
    const judged = chosen.map((file) => ({ file, objection: uploadObjection(file) }));
    const good = judged.filter(({ objection }) => objection === null).map(({ file }) => file);
    const all = [...known, ...good.filter((file) => !known.some((other) => isSameFile(file, other)))];
    const [refused] = judged.flatMap(({ objection }) => objection ?? []);
    if (chosen.length === 0) return refuse('No Files Found', 'There is no file in what you dropped.');
    if (good.length === 0 && refused) return refuse(refused.title, refused.description);
    if (all.length > limits.uploadParts) return refuse('Too Many Files', messages.tooManyParts);
    dismissRefusal.current?.();
    setFiles(all);
    const left = judged.flatMap(({ file: { name }, objection }) =>
      objection === null ? [] : [{ name, kind: leftOutKind(objection.title) }],
    );
    setLeftOut((before) => [...before.filter((one) => !left.some(({ name }) => name === one.name)), ...left]);
    return true;
  };

  const remove = (part: SentPart) => {
    if (part.kind === 'file') setFiles((all) => all.filter((file) => file !== part.file));
    else (part.kind === 'text' ? setText : setAddress)('');
  };

  const clear = () => {
    setFiles([]);
    setLeftOut([]);
    setAddress('');
    setText('');
  };

  const removeLeftOut = (name: string) => setLeftOut((all) => all.filter((one) => one.name !== name));

  return {
    files,
    leftOut,
    address,
    text,
    parts,
    single,
    add,
    remove,
    removeLeftOut,
    clear,
    setAddress,
    setText,
  };
}

const leftOutKind = (title: string): string =>
  title === 'File Too Large' ? 'larger than 10MB' : 'not a bridge file';

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
