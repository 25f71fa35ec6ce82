import { Progress } from '../../ui/progress.tsx';
import { useIntegrityProgress } from './queries.ts';

const WAITING = { check: 'Checking the database', fix: 'Fixing what was found' };

/** The progress of a check or repair, which continues even if the user leaves the page. */
export function RunProgress({ kind }: { kind: 'check' | 'fix' }) {
  const running = useIntegrityProgress(true).data?.running ?? null;
  const percent = running === null || running.of === 0 ? 0 : (100 * running.done) / running.of;
  return (
    <output className="mb-s5 block">
      <Progress label={running?.step || WAITING[kind]} value={percent} />
    </output>
  );
}
