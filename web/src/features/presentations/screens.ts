/** What shows the boards, which choosing them does without. */
export { Projector } from './projector.tsx';
export { TeacherWindow } from './teacher-window.tsx';
