import type { Survey } from './check.ts';
import { analysisChecks } from './checks/analysis-checks-repo.ts';
import { analysisSurvey } from './checks/analysis-survey.ts';
import { derivedChecks } from './checks/derived-checks-repo.ts';
import { fileSurvey } from './checks/file-checks.ts';
import { gameChecks } from './checks/game-checks-repo.ts';
import { partnershipChecks } from './checks/partnership-checks-repo.ts';
import { referenceChecks } from './checks/reference-checks-repo.ts';
import { userChecks } from './checks/user-checks-repo.ts';

/**
 * Everything that is looked at. The order matters to repairs: what one of them changes is seen by those after it, so
 * that one run repairs all that can be.
 */
export const surveys: readonly Survey[] = [
  ...userChecks,
  ...gameChecks,
  ...referenceChecks(),
  ...partnershipChecks,
  fileSurvey,
  ...analysisChecks,
  analysisSurvey,
  ...derivedChecks,
];
