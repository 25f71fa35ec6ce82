import { styleSheetHook } from '../use-style-sheet.ts';
import text from './projector.css?inline';

export const useProjectorStyles = styleSheetHook(text);
