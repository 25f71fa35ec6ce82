import type { IntegrityReport } from '@bridge-review/api/integrity';
import type { Finding, Parts, Survey } from './check.ts';
import { surveys as allSurveys } from './checks.ts';
import { adviceOf, ReportBuilder } from './report.ts';

/** Called before and during each survey; `done` of `of` grows steadily, without a unit. */
export type OnStep = (step: string, done: number, of: number) => void;

/** Runs all checks without changing anything. */
export async function check(
  parts: Parts,
  onStep: OnStep = () => undefined,
  surveys: readonly Survey[] = allSurveys,
): Promise<IntegrityReport> {
  const report = new ReportBuilder();
  await visit(parts, surveys, onStep, (finding) => report.add(finding));
  return report.finish();
}

/** Repairs what can be repaired, and reports each repair. */
export async function fix(
  parts: Parts,
  onFixed: () => void,
  onStep: OnStep = () => undefined,
  surveys: readonly Survey[] = allSurveys,
): Promise<void> {
  await visit(parts, surveys, onStep, async (finding) => {
    const { fix: remedy } = finding.check;
    if (adviceOf(finding) !== null || remedy.kind !== 'automatic') return;
    if (await remedy.repair(parts, finding.key)) onFixed();
  });
}

async function visit(
  parts: Parts,
  surveys: readonly Survey[],
  onStep: OnStep,
  visitor: (finding: Finding) => void | Promise<void>,
): Promise<void> {
  const all = surveys.reduce((sum, { weight = 1 }) => sum + weight, 0);
  let done = 0;
  for (const survey of surveys) {
    const { step, weight = 1 } = survey;
    onStep(step, done, all);
    for await (const { findings, share } of survey.list(parts)) {
      for (const finding of findings) await visitor(finding);
      onStep(step, done + weight * Math.min(1, share), all);
    }
    done += weight;
  }
}
