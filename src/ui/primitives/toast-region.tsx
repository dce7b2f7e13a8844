import { Toast } from '@base-ui/react/toast'
import { Check, Info, X } from 'lucide-react'
import { Button, IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { type ToastData, toasts } from './toast.ts'

const icons = { success: Check, error: X, info: Info }

function Shown() {
  const { toasts: list, close } = Toast.useToastManager<ToastData>()
  return list.map((item) => {
    const tone = item.data?.tone ?? 'info'
    const action = item.data?.action
    const Icon = icons[tone]
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        swipeDirection={['right', 'down']}
        className={cx('toast', tone === 'error' && 'bad')}
      >
        <span className="dot" aria-hidden="true">
          <Icon className="ic" />
        </span>
        <Toast.Content className="grow">
          <Toast.Title render={<strong />} />
          <Toast.Description className="t" render={<span />} />
        </Toast.Content>
        {action && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              close(item.id)
              action.onAction()
            }}
          >
            {action.label}
          </Button>
        )}
        {(tone === 'error' || !action) && (
          // Base UI's own close button is hidden from screen readers until the pointer is over it
          <IconButton icon={X} label="Dismiss" size="sm" onClick={() => close(item.id)} />
        )}
      </Toast.Root>
    )
  })
}

/** Shows the toasts. */
export function ToastRegion() {
  return (
    <Toast.Provider toastManager={toasts} limit={1}>
      <Toast.Portal>
        <Toast.Viewport className="toaster" aria-label="Status messages">
          <Shown />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
