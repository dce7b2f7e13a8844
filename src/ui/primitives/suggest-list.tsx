import type { ReactNode, Ref } from 'react'

type Props = {
  id: string
  label: string
  /** What one option is called: 'suggestion'. */
  noun: string
  /** Empty where the list is closed. */
  options: readonly { key: string; content: ReactNode }[]
  active: number
  onTake: (place: number, option: HTMLElement) => void
  ref?: Ref<HTMLElement>
}

/** The options below a field that has the focus and handles the keys, and their number for screen readers. */
export function SuggestList({ id, label, noun, options, active, onTake, ref }: Props) {
  return (
    <>
      <span className="suggest-list" id={id} role="listbox" aria-label={label} hidden={options.length === 0} ref={ref}>
        {options.map(({ key, content }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          <span
            key={key}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            ref={place === active ? intoView : undefined}
            // keeps the focus in the field, so that the list is not closed before the click is handled
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => onTake(place, event.currentTarget)}
          >
            {content}
          </span>
        ))}
      </span>
      <span className="vh" role="status">
        {options.length > 0 && `${options.length} ${options.length === 1 ? noun : `${noun}s`}`}
      </span>
    </>
  )
}

export const intoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' })
