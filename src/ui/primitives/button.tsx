import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { AppLink, type AppLinkProps } from './app-link.tsx'
import { cx } from './cx.ts'
import { drawnAs } from './drawn-as.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'danger-quiet' | 'marigold'
export type ButtonSize = 'sm' | 'md' | 'lg'

type Look = { variant?: ButtonVariant; size?: ButtonSize; icon?: LucideIcon; iconEnd?: LucideIcon; block?: boolean }
type Native = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }

export type ButtonProps = Native &
  Look & {
    /** Whether work is in progress: the button keeps its place and focus, shows a spinner, and ignores further presses. */
    busy?: boolean
    /** Renders the button as another element, for example `<a download />`. */
    render?: ReactElement
    children?: ReactNode
  }

/** The class names of a button, for other elements. */
export function buttonClass({ variant = 'secondary', size = 'md', block }: Look, icon = false) {
  return cx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, icon && 'btn-icon', block && 'btn-block')
}

const stop = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

const Dots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
)

/** A button with text. Its type is `button` by default, so that it never submits a form by accident. */
export function Button({ variant, size, block, icon: Icon, iconEnd: IconEnd, busy, render, ...rest }: ButtonProps) {
  const { children, className, onClick, ...props } = rest
  return drawnAs(render, {
    ...props,
    ...(busy && { 'aria-disabled': true, 'aria-busy': true }),
    onClick: busy ? stop : onClick,
    className: cx(buttonClass({ variant, size, block }), busy && 'is-busy', className),
    children: (
      <>
        {Icon && <Icon className="ic" />}
        {children}
        {IconEnd && <IconEnd className="ic ic-sm" />}
        {busy && <Dots />}
      </>
    ),
  })
}

export type ButtonLinkProps = AppLinkProps & Look

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  icon: Icon,
  iconEnd: IconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AppLink {...rest} className={cx(buttonClass({ variant, size, block }), className)}>
      {Icon && <Icon className="ic" />}
      {children}
      {IconEnd && <IconEnd className="ic ic-sm" />}
    </AppLink>
  )
}

export type IconButtonProps = Omit<Native, 'aria-label' | 'children'> &
  Pick<Look, 'variant' | 'size'> & {
    icon: LucideIcon
    label: string
    /** Like `busy` of Button: the button keeps its focus and ignores further presses. */
    busy?: boolean
    render?: ReactElement
    children?: ReactNode
  }

/** A button with only an icon; `label` is its name for screen readers and its tooltip. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'ghost',
  size,
  busy,
  className,
  render,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  return drawnAs(render, {
    'aria-label': label,
    title: label,
    ...rest,
    ...(busy && { 'aria-disabled': true, 'aria-busy': true }),
    onClick: busy ? stop : onClick,
    className: cx(buttonClass({ variant, size }, true), busy && 'is-busy', className),
    children: (
      <>
        <Icon className="ic" />
        {children}
      </>
    ),
  })
}

/** A styled text link, with an optional arrow. */
export function TextLink({
  icon: Icon,
  className,
  children,
  ...rest
}: AppLinkProps & { icon?: LucideIcon | undefined }) {
  return (
    <AppLink {...rest} className={cx('link', className)}>
      {children}
      {Icon && <Icon className="ic ic-sm" />}
    </AppLink>
  )
}
