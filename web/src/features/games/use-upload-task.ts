import { readErrorDetails } from '@bridge-review/api/error-details';
import type { DuplicateGame, UploadedGame, UploadedGames } from '@bridge-review/api/games';
import { limits } from '@bridge-review/api/limits';
import type { JoinedAnswer } from '@bridge-review/api/joined-results';
import { messages } from '@bridge-review/api/messages';
import { gameRoutes } from '@bridge-review/api/routes/games';
import type { UploadPreview } from '@bridge-review/api/upload-preview';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, type SentPart } from '../../base/client.ts';
import { currentUserKey } from '../../base/query-client.ts';
import { RequestError } from '../../base/request-error.ts';
import { toast } from '../../ui/toast-store.ts';
import type { ChosenPlayer } from './is-me.tsx';
import { gameQuery, gamesKey, handsOfGameQuery } from './queries.ts';
import { uploadFailure, serverMessage, type UploadFailure } from './upload-failure.ts';
import { usePublishedCheck } from './use-published-check.ts';
import { useUploadSources } from './use-upload-sources.ts';

/** The progress of an upload: nothing sent, sent, answered, done. */
export type UploadProgress = 0 | 25 | 75 | 100;

/** What the progress is of. */
export type UploadActivity = 'reading' | 'uploading';

/** What the server understood, and of what. */
export interface ReviewedParts {
  readonly parts: readonly SentPart[];
  readonly preview: UploadPreview;
  /** The game that they go to; null for a new one. */
  readonly into: number | null;
}

/** Sends, and returns what to do with the answer. */
type Send = (options: { signal: AbortSignal; onResponse: () => void }) => Promise<() => void>;

/** An upload, from choosing what to send to the new game. */
export function useUploadTask() {
  const queryClient = useQueryClient();
  const sources = useUploadSources();
  const [reviewed, setReviewed] = useState<ReviewedParts | null>(null);
  /** Of the game, where the user gave it another. */
  const [title, setTitle] = useState<string | null>(null);
  const [self, setSelf] = useState<ChosenPlayer | null>(null);
  const [activity, setActivity] = useState<UploadActivity>('uploading');
  const [progress, setProgress] = useState<UploadProgress>(0);
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const [duplicate, setDuplicate] = useState<DuplicateGame | null>(null);
  // Beside the state, which a second click might not have seen yet.
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const notifyIfPublished = usePublishedCheck();
  const { mutate } = useMutation({
    mutationFn: ({ send, signal }: { send: Send; signal: AbortSignal }) =>
      send({ signal, onResponse: () => setProgress(75) }),
  });

  /** One request at a time; answers after `reset` are ignored. */
  const start = (what: UploadActivity, send: Send) => {
    if (running.current !== null) return;
    setActivity(what);
    const task = new AbortController();
    running.current = task;
    setFailure(null);
    setDuplicate(null);
    setProgress(25);
    mutate(
      { send, signal: task.signal },
      {
        onSuccess: (finish) => {
          if (task.signal.aborted) return;
          running.current = null;
          finish();
        },
        onError: (error) => {
          if (task.signal.aborted) return;
          running.current = null;
          setProgress(0);
          const refusal =
            error instanceof RequestError ? readErrorDetails('duplicate_game', error.body) : null;
          if (refusal) return setDuplicate(refusal.duplicateGame);
          setFailure(uploadFailure(error));
          toast({
            title: 'Upload Failed',
            description: serverMessage(error) ?? 'Upload failed',
            tone: 'error',
          });
        },
        onSettled: () => {
          if (what === 'uploading') void queryClient.invalidateQueries({ queryKey: gamesKey });
        },
      },
    );
  };

  const send = (force: boolean, onDone: (answer: UploadedGame) => void) => {
    const { single } = sources;
    if (single === null) return;
    start('uploading', async (options) => {
      const user = queryClient.getQueryData(currentUserKey);
      const upload = { userId: String(user?.id ?? 'current-user'), ...(force && { force: 'true' as const }) };
      const answer = await call(gameRoutes.upload, { file: single, upload }, options);
      return () => {
        setProgress(100);
        queryClient.setQueryData(gameQuery(answer.game.id).queryKey, answer.game);
        queryClient.setQueryData(handsOfGameQuery(answer.game.id).queryKey, answer.hands);
        onDone(answer);
      };
    });
  };

  /** Asks what these parts are, and what they would change in a game. */
  const review = (parts: readonly SentPart[], wanted?: number) => {
    if (parts.length === 0) return setReviewed(null);
    if (sizeOf(parts) > limits.uploadBytes) {
      setFailure({ title: messages.partsTooLarge, advice: null });
      return;
    }
    start('reading', async (options) => {
      const upload = wanted === undefined ? {} : { into: String(wanted) };
      const preview = await call(gameRoutes.previewUpload, { parts, upload }, options);
      return () => {
        setProgress(0);
        if (wanted === undefined) {
          setTitle(null);
          setSelf(null);
        }
        const offered = preview.join?.preview?.game.id ?? null;
        setReviewed({ parts, preview, into: offered });
      };
    });
  };

  const sendReviewed = (force: boolean, onDone: (answer: UploadedGames) => void) => {
    if (reviewed === null) return;
    const parts = usableParts(reviewed);
    start('uploading', async (options) => {
      const given = title?.trim() ?? '';
      const upload = { ...(force && { force: 'true' as const }), ...(given !== '' && { title: given }) };
      const answer = await call(gameRoutes.uploadSeveral, { parts, upload }, options);
      return () => {
        setProgress(100);
        onDone(answer);
      };
    });
  };

  /** Adds results to the game that was reviewed. */
  const sendJoin = (onDone: (answer: JoinedAnswer) => void) => {
    const gameId = reviewed?.into ?? null;
    if (reviewed === null || gameId === null) return;
    const parts = usableParts(reviewed);
    start('uploading', async (options) => {
      const input = { params: { id: String(gameId) }, parts, upload: {} };
      const answer = await call(gameRoutes.joinResults, input, options);
      return () => {
        setProgress(100);
        queryClient.setQueryData(gameQuery(gameId).queryKey, answer.game);
        void queryClient.invalidateQueries();
        onDone(answer);
      };
    });
  };

  /** What would change in a game is asked for once. */
  const chooseGame = (gameId: number | null) => {
    if (reviewed === null || running.current !== null) return;
    setFailure(null);
    if (gameId === null || reviewed.preview.join?.preview?.game.id === gameId)
      return setReviewed({ ...reviewed, into: gameId });
    review(reviewed.parts, gameId);
  };

  const choose = (chosen: readonly File[]) => {
    if (sources.add(chosen, failure === null ? sources.files : [])) setFailure(null);
  };

  const remove = (part: SentPart) => {
    setFailure(null);
    sources.remove(part);
    if (reviewed === null) return;
    const index = reviewed.parts.indexOf(part);
    const parts = reviewed.parts.filter((other) => other !== part);
    if (parts.length === 0 || reviewed.preview.parts[index]?.refusal === null) return review(parts);
    setReviewed({ ...reviewed, parts, preview: withoutPart(reviewed.preview, index) });
  };

  const back = () => {
    setFailure(null);
    setReviewed(null);
  };

  const reset = () => {
    if (running.current !== null) {
      running.current.abort();
      const [first] = reviewed?.parts ?? sources.parts;
      if (first && activity === 'uploading') notifyIfPublished(nameOf(first));
    }
    running.current = null;
    sources.clear();
    setReviewed(null);
    setSelf(null);
    setProgress(0);
    setFailure(null);
    setDuplicate(null);
  };

  const keepFile = () => setDuplicate(null);

  return {
    sources,
    reviewed,
    title,
    setTitle,
    activity,
    progress,
    failure,
    duplicate,
    choose,
    remove,
    send,
    review: () => review(sources.parts),
    chooseGame,
    self,
    setSelf,
    sendReviewed,
    sendJoin,
    back,
    reset,
    keepFile,
  };
}

export type UploadTask = ReturnType<typeof useUploadTask>;

const usableParts = ({ parts, preview }: ReviewedParts): SentPart[] =>
  parts.filter((_, index) => preview.parts[index]?.refusal === null);

const sizeOf = (parts: readonly SentPart[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'file' ? part.file.size : part.text.length), 0);

const nameOf = (part: SentPart): string =>
  part.kind === 'file' ? part.file.name : part.kind === 'text' ? 'Pasted text' : 'Hand viewer address';

/** Without a part that is in no game. */
const withoutPart = ({ parts, games, ...preview }: UploadPreview, index: number): UploadPreview => ({
  ...preview,
  parts: parts.filter((_, other) => other !== index),
  games: games.map((game) => ({
    ...game,
    parts: game.parts.map((other) => (other > index ? other - 1 : other)),
  })),
});
