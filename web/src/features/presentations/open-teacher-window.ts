import { toast } from '../../ui/toast-store.ts';
import { teacherAddress } from './present-address.ts';

/** A window of its own, to be moved to the teacher's screen. A second call brings the same one to the front. */
export function openTeacherWindow(gameId: number): void {
  const opened = window.open(teacherAddress(gameId), `teacher-${gameId}`, 'popup,width=1280,height=800');
  if (opened === null)
    toast({
      title: 'The window was blocked',
      description: 'Allow this site to open windows, and try again.',
      tone: 'error',
    });
  else opened.focus();
}
