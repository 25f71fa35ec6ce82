import type { IntegrityIssue } from '@bridge-review/api/integrity';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { SEVERITY_TONES, SEVERITY_TEXT, TYPE_TEXT } from './issue-text.ts';

/** Rows out of sight are not laid out. */
export function IssueRow({ issue }: { issue: IntegrityIssue }) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <li className="border-line px-s4 py-s4 [contain-intrinsic-size:auto_6.4rem] [content-visibility:auto] not-first:border-t sm:px-s5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-s4 gap-y-s1 md:grid-cols-[5.6rem_minmax(0,1fr)_auto]">
        <div>
          <Badge tone={SEVERITY_TONES[issue.severity]}>{SEVERITY_TEXT[issue.severity]}</Badge>
        </div>
        <div className="[overflow-wrap:anywhere]">
          <h3 className="font-sans text-md font-semibold tracking-normal">{issue.description}</h3>
          <p className="text-ink-2">
            {issue.fixable ? 'Fix' : 'By hand'}: {issue.fixAction}
          </p>
          <p className="text-sm text-ink-3">
            <Code>{issue.table}</Code> · {TYPE_TEXT[issue.type]} · <Code>{issue.recordId}</Code>
          </p>
          {open && (
            <p id={detailsId} className="mt-s2 border-l-3 border-line-2 pl-s3 whitespace-pre-line text-ink-2">
              {issue.details}
            </p>
          )}
        </div>
        {issue.details !== null && (
          <Button
            variant="quiet"
            hang="right"
            iconAfter={open ? ChevronUp : ChevronDown}
            aria-expanded={open}
            {...(open && { 'aria-controls': detailsId })}
            onClick={() => setOpen(!open)}
            className="self-start max-md:-ml-hang max-md:justify-self-start"
          >
            Details
            <VisuallyHidden>
              {' '}
              of {issue.table} {issue.recordId}
            </VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
