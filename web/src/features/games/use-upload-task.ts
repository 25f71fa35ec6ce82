import { readErrorDetails } from '@bridge-review/api/error-details';
import type { DuplicateGame, UploadedGame } from '@bridge-review/api/games';
import { messages } from '@bridge-review/api/messages';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../base/client.ts';
import { currentUserKey } from '../../base/query-client.ts';
import { RequestError, errorDescription, errorMessage } from '../../base/request-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { gameQuery, gamesKey, handsOfGameQuery } from './queries.ts';
import { usePublishedCheck } from './use-published-check.ts';
import { uploadObjection } from './upload-file-rule.ts';

/** The progress of an upload: nothing sent, sent, answered, done. */
export type UploadProgress = 0 | 25 | 75 | 100;

export interface UploadFailure {
  readonly title: string;
  /** What to do about it. */
  readonly advice: string | null;
}

/** The upload of one file, from choosing it to the new game. */
export function useUploadTask() {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<UploadProgress>(0);
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const [duplicate, setDuplicate] = useState<DuplicateGame | null>(null);
  // Beside the state, which a second click might not have seen yet.
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const notifyIfPublished = usePublishedCheck();

  const { mutate } = useMutation({
    mutationFn: ({ chosen, force, signal }: { chosen: File; force: boolean; signal: AbortSignal }) => {
      const user = queryClient.getQueryData(currentUserKey);
      const upload = { userId: String(user?.id ?? 'current-user'), ...(force && { force: 'true' as const }) };
      const onResponse = () => setProgress(75);
      return call(gameRoutes.upload, { file: chosen, upload }, { signal, onResponse });
    },
  });

  const send = (force: boolean, onDone: (answer: UploadedGame) => void) => {
    if (file === null || running.current !== null) return;
    const task = new AbortController();
    running.current = task;
    setFailure(null);
    setDuplicate(null);
    setProgress(25);
    mutate(
      { chosen: file, force, signal: task.signal },
      {
        onSuccess: (answer) => {
          if (task.signal.aborted) return;
          running.current = null;
          setProgress(100);
          queryClient.setQueryData(gameQuery(answer.game.id).queryKey, answer.game);
          queryClient.setQueryData(handsOfGameQuery(answer.game.id).queryKey, answer.hands);
          onDone(answer);
        },
        onError: (error) => {
          if (task.signal.aborted) return;
          running.current = null;
          setProgress(0);
          const refusal =
            error instanceof RequestError ? readErrorDetails('duplicate_game', error.body) : null;
          if (refusal) return setDuplicate(refusal.duplicateGame);
          setFailure(failureOf(error));
          toast({
            title: 'Upload Failed',
            description: serverMessage(error) ?? 'Upload failed',
            tone: 'error',
          });
        },
        onSettled: () => void queryClient.invalidateQueries({ queryKey: gamesKey }),
      },
    );
  };

  const choose = (chosen: File) => {
    const objection = uploadObjection(chosen);
    if (objection) {
      toast({ ...objection, tone: 'error' });
      return;
    }
    setFailure(null);
    setFile(chosen);
  };

  const remove = () => {
    setFailure(null);
    setFile(null);
  };

  const reset = () => {
    if (running.current !== null && file !== null) {
      running.current.abort();
      notifyIfPublished(file.name);
    }
    running.current = null;
    setFile(null);
    setProgress(0);
    setFailure(null);
    setDuplicate(null);
  };

  const keepFile = () => setDuplicate(null);

  return { file, progress, failure, duplicate, choose, remove, send, reset, keepFile };
}

export type UploadTask = ReturnType<typeof useUploadTask>;

const serverMessage = (error: unknown): string | null =>
  error instanceof RequestError ? (errorDescription(error) ?? null) : null;

function failureOf(error: unknown): UploadFailure {
  const word = serverMessage(error);
  if (word !== null) return splitSentence(word);
  return {
    title: messages.uploadFailed,
    advice: error instanceof RequestError ? 'Please try again.' : errorMessage(error),
  };
}

/** The first sentence says what is wrong, the others what to do about it. */
function splitSentence(text: string): UploadFailure {
  const end = text.indexOf('. ') + 1;
  return end === 0
    ? { title: text, advice: null }
    : { title: text.slice(0, end), advice: text.slice(end + 1) };
}
