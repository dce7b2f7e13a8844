import { type ButtonHTMLAttributes, cloneElement, createElement, type ReactElement, type Ref } from 'react'
import { cx } from './cx.ts'

type Props = ButtonHTMLAttributes<HTMLElement> & { ref?: Ref<HTMLButtonElement> | undefined }

/** A button with these props, or the given element with them. The element's own props win, and handlers of both run. */
export function drawnAs(element: ReactElement | undefined, props: Props): ReactElement {
  if (!element) return createElement('button', { type: 'button', ...props })
  const own = element.props as Props
  return cloneElement(element as ReactElement<Props>, {
    ...props,
    ...own,
    className: cx(props.className, own.className),
    onClick: (event) => {
      own.onClick?.(event)
      props.onClick?.(event)
    },
    children: props.children,
  })
}
