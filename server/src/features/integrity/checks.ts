import type { Survey } from './check.ts';
import { analysisChecks } from './checks/analysis-checks-repo.ts';
import { analysisSurvey } from './checks/analysis-survey.ts';
import { derivedChecks } from './checks/derived-checks-repo.ts';
import { fileSurvey } from './checks/file-checks.ts';
import { gameChecks } from './checks/game-checks-repo.ts';
import { namedPlayersSurvey } from './checks/named-players-survey.ts';
import { partnershipChecks } from './checks/partnership-checks-repo.ts';
import { referenceChecks } from './checks/reference-checks-repo.ts';
import { userChecks } from './checks/user-checks-repo.ts';

/**
 * All checks. The order matters for repairs: later ones see the changes of earlier ones, so that one run repairs
 * everything that can be repaired.
 */
export const surveys: readonly Survey[] = [
  ...userChecks,
  ...gameChecks,
  ...referenceChecks(),
  ...partnershipChecks,
  fileSurvey,
  ...analysisChecks,
  analysisSurvey,
  namedPlayersSurvey,
  ...derivedChecks,
];
