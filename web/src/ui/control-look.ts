/** The frame that inputs, text areas and select triggers share. */
export const CONTROL_LOOK =
  'w-full min-w-0 rounded-2 border border-control bg-surface px-s3 py-s2 leading-[1.4] text-ink ' +
  'transition-colors placeholder-shown:text-ellipsis ' +
  'focus-visible:outline-2 focus-visible:-outline-offset-1 ' +
  'focus-visible:border-green focus-visible:outline-green ' +
  'aria-invalid:border-red aria-invalid:outline-1 aria-invalid:-outline-offset-2 aria-invalid:outline-red ' +
  'aria-invalid:focus-visible:outline-2 aria-invalid:focus-visible:-outline-offset-1 ' +
  'disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-sunk disabled:text-ink-3';
