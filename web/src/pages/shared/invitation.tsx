import { paths } from '@bridge-review/api/page-paths';
import { PRODUCT } from '../../base/product.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Who we are, for whoever has come by a link. */
export function Invitation() {
  return (
    <aside className="flex flex-wrap items-center justify-between gap-x-s5 gap-y-s3 border-y border-line-2 py-s4">
      <p className="max-w-measure font-serif text-lg">
        This is {PRODUCT}: upload your own games, bid them again with your partner, and see what each call
        cost.
      </p>
      <p className="flex flex-wrap gap-s2">
        <ButtonLink variant="quiet" href={paths.signIn}>
          Sign in
        </ButtonLink>
        <ButtonLink href={`${paths.signIn}#new`}>Create Account</ButtonLink>
      </p>
    </aside>
  );
}
