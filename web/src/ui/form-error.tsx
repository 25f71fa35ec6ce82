import { Link } from './link.tsx';
import { Notice } from './notice.tsx';

export interface FormErrorProps {
  /** The error of the whole form; nothing is shown without one. */
  message: string | null | undefined;
  /** Single fields, each a way to its control. */
  issues?: readonly { fieldId: string; message: string }[];
}

const NO_ISSUES: NonNullable<FormErrorProps['issues']> = [];

/** The form's own error, above its button; announced when it appears. */
export function FormError({ message, issues = NO_ISSUES }: FormErrorProps) {
  if (!message) return null;
  return (
    <Notice tone="error" announce="alert" title={message}>
      {issues.length > 0 && (
        <ul className="mt-s1 grid gap-s1">
          {issues.map((issue) => (
            <li key={issue.fieldId}>
              <Link
                href={`#${issue.fieldId}`}
                tone="text"
                onClick={(event) => focusField(event, issue.fieldId)}
              >
                {issue.message}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** By hand rather than by the address, which would leave a trace in the history. */
function focusField(event: { preventDefault: () => void }, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
