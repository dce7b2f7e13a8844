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
import { dismissFailure, recordFailure } from '../primitives/toast.ts'
import { useWhenIdle } from '../shell/lazy-component.tsx'
import { issueText } from './plain-words.ts'

type Schema = z.ZodType<unknown, FieldValues>
/** Loads the schema of a form at the top of a page on demand, with its library: when the page is idle, or at the first validation. */
export type LazySchema<S extends Schema> = () => Promise<S>

export type AppFormControl<In extends FieldValues = FieldValues, Out = In> = UseFormReturn<In, unknown, Out> & {
  /** Shows a refusal of the server next to its field, or above the buttons ('root'). */
  setServerError: (field: FieldPath<In> | 'root', text: string) => void
  /** Submits the form; also for a button outside the form element. Never runs twice at once. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  guard: boolean
}

export type AppFormOptions<S extends Schema> = {
  schema: S | LazySchema<S>
  defaultValues: DefaultValues<z.input<S>>
  onSubmit: (values: z.output<S>, form: AppFormControl<z.input<S>, z.output<S>>) => unknown
  /** Called if onSubmit throws; by default the form shows 'Something went wrong. Please try again.' */
  onFail?: (error: unknown, form: AppFormControl<z.input<S>, z.output<S>>) => void
  /** Whether to ask before leaving with unsaved changes; true by default. */
  guard?: boolean
}

/** A form: validates on blur and on submit, focuses the first error, keeps the input, and runs one submit at a time. */
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
      // the submitted values are now the saved state; later input counts as a change
      if (run.current.isRefused) return
      form.resetDefaultValues(sent)
      dismissFailure(name)
    } catch (error) {
      recordFailure(name)
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
  // useForm returns the same object at each render, and so does this
  const form: AppFormControl<In, Out> = Object.assign(methods, { setServerError, submit, guard: options.guard ?? true })
  return form
}

const nothing = async () => {}
const sorry = 'Something went wrong. Please try again.'

// biome-ignore lint/suspicious/noExplicitAny: the resolver's overloads do not follow a generic schema
const checked = (schema: Schema): Resolver => zodResolver(schema as any, { error: issueText }) as any

/** Validates after the schema has loaded. If it cannot be loaded, the form shows an error instead of submitting. */
function checkedLater(load: LazySchema<Schema>): { fetch: () => Promise<unknown>; check: Resolver } {
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
