import type { ReactNode, Ref } from 'react'

type Props = {
  id: string
  label: string
  /** The noun for an option: 'suggestion'. */
  noun: string
  /** Empty if the list is closed. */
  options: readonly { key: string; content: ReactNode }[]
  active: number
  onTake: (place: number, option: HTMLElement) => void
  ref?: Ref<HTMLElement>
}

/** The options below the field, which keeps the focus and handles the keys. Their number is announced to screen readers. */
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
            // keep the focus in the field, so that the list does not close before the click is handled
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
