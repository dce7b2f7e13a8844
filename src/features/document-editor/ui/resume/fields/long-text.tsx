import { limits } from '#features/document-content/resume-content.ts'
import { FieldShell } from '#ui/form/field-shell.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Counter, Textarea } from '#ui/primitives/textarea.tsx'
import { Improve } from './improve.tsx'
import { onMarkKey, TextTools } from './text-tools.tsx'
import { type ResumeFieldProps, useResumeField } from './use-resume-field.tsx'
import '../../resume-form.css'

type Props = ResumeFieldProps & { rows?: number; improve: 'summary' | 'description' }

/** A multi-line text of the resume; it shows a counter near the limit, and a button to improve it. */
export function LongText({ rows = 4, improve, ...props }: Props) {
  const { text, required, state, help } = useResumeField(props, limits.long)
  const isNear = text.length > limits.long * 0.9
  return (
    <div className={cx('stack stack-2', props.className)}>
      <FieldShell
        label={props.label}
        required={required}
        help={help}
        helpEnd={isNear && <Counter length={text.length} limit={limits.long} />}
        state={state}
      >
        <Textarea
          {...state.field}
          {...state.aria}
          value={text}
          rows={rows}
          dir="auto"
          className="rs-grows"
          onKeyDown={(event) => onMarkKey(event, state.field.onChange)}
        />
      </FieldShell>
      <Improve
        kind={improve}
        text={text}
        onAccept={state.field.onChange}
        actions={
          <TextTools
            element={() => document.getElementById(state.aria.id) as HTMLTextAreaElement | null}
            onChange={state.field.onChange}
          />
        }
      />
    </div>
  )
}
