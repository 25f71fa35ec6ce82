/** As wide as the user's button, before that is loaded: signing in does without its code. */
export function UserButtonRoom({ name }: { name: string }) {
  return (
    <span aria-hidden className="user-button invisible">
      <span className="size-[2.1rem] shrink-0 max-sm:size-[1.75rem]" />
      <span className="min-w-0 truncate sm:max-w-[16rem]">{name}</span>
      <span className="size-[1.15em] shrink-0 max-sm:hidden" />
    </span>
  );
}
