import { zodResolver } from '@hookform/resolvers/zod'
import { type BaseSyntheticEvent, useId, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { noteDone, noteFailed } from '../primitives/toast.ts'
import { useWhenIdle } from '../shell/load-later.tsx'
import { plainWords } from './plain-words.ts'

type Schema = z.ZodType<unknown, FieldValues>
/** The schema of a form that a page begins with: it and its library come when the page rests, or with the first thing it checks. */
export type LaterSchema<S extends Schema> = () => Promise<S>

export type AppFormControl<In extends FieldValues = FieldValues, Out = In> = UseFormReturn<In, unknown, Out> & {
  /** Shows a refusal of the server beside its field, or above the buttons ('root'). */
  setServerError: (field: FieldPath<In> | 'root', text: string) => void
  /** Submits: for the form element, or a button outside it. Never runs twice at once. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  guard: boolean
}

export type AppFormOptions<S extends Schema> = {
  schema: S | LaterSchema<S>
  defaultValues: DefaultValues<z.input<S>>
  onSubmit: (values: z.output<S>, form: AppFormControl<z.input<S>, z.output<S>>) => unknown
  /** What to do when onSubmit throws; by default the form shows 'Something went wrong. Please try again.' */
  onFail?: (error: unknown, form: AppFormControl<z.input<S>, z.output<S>>) => void
  /** Ask before leaving with unsaved changes. True by default. */
  guard?: boolean
}

/** One form: validates on blur and on submit, focuses the first error, keeps the input, and submits once at a time. */
export function useAppForm<S extends Schema>(options: AppFormOptions<S>): AppFormControl<z.input<S>, z.output<S>> {
  type In = z.input<S>
  type Out = z.output<S>
  const { schema } = options
  const [later] = useState(() => (typeof schema === 'function' ? checkedLater(schema) : null))
  useWhenIdle(later?.fetch ?? nothing)
  const methods = useForm<In, unknown, Out>({
    resolver: (later?.check ?? checked(schema as S)) as unknown as Resolver<In, unknown, Out>,
    defaultValues: options.defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })
  const latest = useRef(options)
  latest.current = options
  const run = useRef({ isRunning: false, isRefused: false })
  const name = useId()

  const setServerError = (field: FieldPath<In> | 'root', text: string) => {
    run.current.isRefused = true
    methods.setError(field, { type: 'server', message: text }, { shouldFocus: field !== 'root' })
  }
  const send = async (values: Out) => {
    const sent = structuredClone(form.getValues())
    try {
      await latest.current.onSubmit(values, form)
      // the submitted values are the saved state now; input since then is a change again
      if (run.current.isRefused) return
      form.resetDefaultValues(sent)
      noteDone(name)
    } catch (error) {
      noteFailed(name)
      if (latest.current.onFail) latest.current.onFail(error, form)
      else setServerError('root', sorry)
    }
  }
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault()
    event?.stopPropagation()
    if (run.current.isRunning) return
    run.current = { isRunning: true, isRefused: false }
    methods.clearErrors('root')
    try {
      await methods.handleSubmit(send)()
    } finally {
      run.current.isRunning = false
    }
  }
  // useForm returns the same object at each render; ours is the same for as long
  const form: AppFormControl<In, Out> = Object.assign(methods, { setServerError, submit, guard: options.guard ?? true })
  return form
}

const nothing = async () => {}
const sorry = 'Something went wrong. Please try again.'

// biome-ignore lint/suspicious/noExplicitAny: the resolver's overloads do not follow a generic schema
const checked = (schema: Schema): Resolver => zodResolver(schema as any, { error: plainWords }) as any

/** Checks once the schema is there; a form whose schema cannot be fetched is not sent. */
function checkedLater(load: LaterSchema<Schema>): { fetch: () => Promise<unknown>; check: Resolver } {
  let known: Promise<Resolver> | undefined
  const fetch = () => {
    known ??= load().then(checked)
    known.catch(() => {
      known = undefined
    })
    return known
  }
  const check: Resolver = async (...args) => {
    const found = await fetch().catch(() => null)
    return found ? found(...args) : { values: {}, errors: { root: { type: 'load', message: sorry } } }
  }
  return { fetch, check }
}
