import { styleSheetHook } from '../use-style-sheet.ts';
import text from './paper.css?inline';

export const usePaperStyles = styleSheetHook(text);
