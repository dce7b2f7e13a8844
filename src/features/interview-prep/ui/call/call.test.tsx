import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, PendingUpload, refusal, showScreen } from '#testing/show-screen.tsx'
import type { MockSession } from '../../mock-contract.ts'
import type { RecordingChoice } from '../../recording-rules.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { mockSession } from '../mock/mock-session.testing.ts'
import { scheduledInterview } from '../schedule/scheduled.testing.ts'
import { CallPage } from './call-page.tsx'
import { recordingQueue } from './recording-queue.ts'

const ID = newId()
const interview = (more: Partial<ScheduledInterview> = {}) => {
  const sample = scheduledInterview({ id: ID, ...more })
  return { ...sample, setup: { ...sample.setup, count: 3 } }
}

const track = { stop: vi.fn(), addEventListener: vi.fn() }
const stream = { getTracks: () => [track], getAudioTracks: () => [track], getVideoTracks: () => [] }
const getUserMedia = vi.fn()
const spoken: string[] = []

/** A recorder that provides a few bytes when it stops. */
class FakeRecorder {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  state = 'inactive'
  ondataavailable?: (event: { data: Blob }) => void
  onstop?: () => void
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.ondataavailable?.({ data: new Blob(['sound']) })
    this.onstop?.()
  }
}
/** A speech recognition that reports one sentence right after its start. */
class FakeRecognition {
  onresult?: (event: unknown) => void
  onend?: () => void
  start() {
    const results = [Object.assign([{ transcript: 'I rebuilt the figure.' }], { isFinal: true })]
    queueMicrotask(() => this.onresult?.({ resultIndex: 0, results }))
  }
  stop() {}
}
class FakeUtterance {
  text: string
  constructor(text: string) {
    this.text = text
  }
}
const speech = {
  cancel: vi.fn(),
  speak: vi.fn(({ text }: { text: string }) => void spoken.push(text)),
}

beforeEach(() => {
  spoken.length = 0
  getUserMedia.mockReset().mockResolvedValue(stream)
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.stubGlobal('XMLHttpRequest', PendingUpload)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
})
afterEach(() => {
  // unmount first, because the mounted screen still uses the stubbed globals
  cleanup()
  vi.unstubAllGlobals()
})

type Answers = Record<string, (input: never) => unknown>
/** Shows a voice interview with three questions. The server opens the next question at each step. */
function show(overrides: Partial<ScheduledInterview> = {}, more: Answers = {}) {
  let held = interview(overrides)
  let session = mockSession(0, { mode: 'audio' })
  const step = () => {
    session = mockSession(session.index + 1, { mode: 'audio' })
    return session
  }
  return showScreen(<CallPage id={ID} />, {
    answers: {
      'scheduledInterviews.get': () => held,
      'scheduledInterviews.start': (input: { recordings: RecordingChoice }) => {
        held = { ...held, sessionId: session.id, recordings: input.recordings }
        return held
      },
      'scheduledInterviews.complete': () => ({ ...held, status: 'completed' }),
      'scheduledInterviews.list': () => [held],
      'mockInterviews.get': (): MockSession => session,
      'mockInterviews.answer': step,
      'mockInterviews.skip': step,
      'mockInterviews.list': () => ({ items: [], total: 0, open: null }),
      'recordings.list': () => [],
      'recordings.save': () => ({}),
      ...more,
    },
  })
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (text: string) => userEvent.type(await screen.findByRole('textbox'), text)
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
const uploaded = () => PendingUpload.last?.sent

it('has a heading where the interview does not exist', async () => {
  show({}, { 'scheduledInterviews.get': () => Promise.reject(refusal('NOT_FOUND', 'Gone')) })
  await screen.findByRole('heading', { level: 2, name: 'This interview is no longer available' })
  screen.getByRole('heading', { level: 1, name: 'Interview call' })
})

describe('the microphone', () => {
  it.each([
    ['NotAllowedError', 'Microphone access is blocked'],
    ['NotFoundError', 'No microphone found'],
    ['NotReadableError', 'Another app is using it'],
  ])('shows the cause of an error (%s), and can be checked again (INTV-28)', async (name, words) => {
    getUserMedia.mockRejectedValueOnce(Object.assign(new Error(), { name }))
    show()
    await press('Check microphone')
    expect(await screen.findByText(words)).toBeTruthy()
    await press('Try again')
    expect(await screen.findByText(/the bar moves when the microphone picks you up/)).toBeTruthy()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('is optional: without one, the user types the answers (INTV-28)', async () => {
    getUserMedia.mockRejectedValue(Object.assign(new Error(), { name: 'NotFoundError' }))
    show()
    await press('Start interview')
    expect(await screen.findByText('No microphone available. Type your answer.')).toBeTruthy()
    await type('I asked the team.')
    await press('Next question')
    expect(await screen.findByText('Question 2 of 3')).toBeTruthy()
    expect(callsOf('mockInterviews.answer')[0]).toMatchObject({ index: 0, text: 'I asked the team.' })
    expect(callsOf('mockInterviews.answer')[0]).not.toHaveProperty('spokenSeconds')
  })

  it('does not announce the first question when the user continues an interview (INTV-28)', async () => {
    show({ sessionId: newId() })
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
    expect(screen.getByText('You will continue with the question you were on.')).toBeTruthy()
    expect(screen.queryByText('The first question is asked right away.')).toBeNull()
  })

  it('records and stores only audio when the camera fails, and shows a note', async () => {
    getUserMedia.mockImplementation(({ video }: { video?: object }) =>
      video ? Promise.reject(Object.assign(new Error(), { name: 'NotFoundError' })) : Promise.resolve(stream),
    )
    show()
    await userEvent.click(await screen.findByRole('radio', { name: /Save audio and video/ }))
    await press('Check microphone and camera')
    expect(await screen.findByText("The camera isn't available. Only audio will be recorded and saved.")).toBeTruthy()
    await press('Start interview')
    await screen.findByText('Question 1 of 3')
    expect(callsOf('scheduledInterviews.start')[0]).toMatchObject({ recordings: 'audio' })
  })

  it('shows an error if the browser cannot record', async () => {
    vi.stubGlobal('MediaRecorder', undefined)
    show()
    await press('Check microphone')
    expect(await screen.findByText("This browser can't record")).toBeTruthy()
  })
})

describe('the voice interview', () => {
  it('speaks and shows each question, repeats it, and can be muted (INTV-28)', async () => {
    show()
    await press('Start interview')
    expect(await screen.findByRole('heading', { name: 'Question number 1?' })).toBeTruthy()
    expect(spoken).toEqual(['Question number 1?'])
    await press('Repeat question')
    await press('Mute')
    await press('Skip')
    expect(await screen.findByRole('heading', { name: 'Question number 2?' })).toBeTruthy()
    expect(spoken).toEqual(['Question number 1?', 'Question number 1?'])
    await press('Sound on')
    expect(spoken.at(-1)).toBe('Question number 2?')
  })

  it('uploads no recording unless the user chose to store recordings (INTV-28)', async () => {
    PendingUpload.last = undefined as never
    show()
    await press('Start interview')
    await press('Record answer')
    await press('Stop recording')
    expect(document.querySelector('audio')?.src).toMatch(/^blob:/)
    await type('The short of it.')
    await press('Next question')
    await screen.findByText('Question 2 of 3')
    expect(callsOf('mockInterviews.answer')[0]).toMatchObject({ spokenSeconds: 1 })
    expect(PendingUpload.last).toBeUndefined()
    expect(callsOf('scheduledInterviews.start')[0]).toMatchObject({ id: ID, recordings: 'none' })
  })

  it('uploads a recording to store, and retries after a network failure (INTV-28)', async () => {
    show()
    await userEvent.click(await screen.findByRole('radio', { name: /Save audio(?! and)/ }))
    await press('Start interview')
    await press('Record answer')
    // sending the answer stops the recording
    await type('The short of it.')
    await press('Next question')
    await screen.findByText('Question 2 of 3')
    await waitFor(() => expect(uploaded()).toBeTruthy())
    expect([uploaded()?.get('purpose'), uploaded()?.get('scheduledId')]).toEqual(['recording', ID])
    act(() => (PendingUpload.last as unknown as { onerror: () => void }).onerror())
    expect(await screen.findByText(/You.re offline. We.ll send the recording when you.re back/)).toBeTruthy()
    const first = PendingUpload.last
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(PendingUpload.last).not.toBe(first))
    const fileId = newId()
    act(() => PendingUpload.last.answer(201, { fileId }))
    await waitFor(() => expect(callsOf('recordings.save')).toMatchObject([{ medium: 'audio', fileId }]))
    await waitFor(() => expect(screen.queryByText(/Recording of question 1/)).toBeNull())
    const { responseId } = callsOf('mockInterviews.answer')[0] as { responseId: string }
    expect(callsOf('recordings.save')[0]).toMatchObject({ responseId })
    recordingQueue.remove(responseId)
  })

  it('shows an error when a step fails, and preserves text and recording for a retry (INTV-22)', async () => {
    let fails = true
    const next = mockSession(1, { mode: 'audio' })
    show({}, { 'mockInterviews.answer': () => (fails ? Promise.reject(new Error('away')) : next) })
    await press('Start interview')
    await press('Record answer')
    await press('Stop recording')
    await type('The short of it.')
    await press('Next question')
    expect(await screen.findByText('Failed to update session')).toBeTruthy()
    expect(document.querySelector('audio')).toBeTruthy()
    fails = false
    await press('Next question')
    expect(await screen.findByText('Question 2 of 3')).toBeTruthy()
    const [first, second] = callsOf('mockInterviews.answer') as { responseId: string; text: string }[]
    expect(second).toMatchObject({ responseId: first?.responseId, text: 'The short of it.' })
  })

  it('transcribes speech if the user switches it on, after a note on where the audio may be sent (INTV-28)', async () => {
    vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
    show()
    expect(await screen.findByText(/Your browser may send audio to its vendor/)).toBeTruthy()
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Live transcript/ })
    expect(box.checked).toBe(false)
    await userEvent.click(box)
    await press('Start interview')
    await press('Record answer')
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I rebuilt the figure.'))
    await press('Stop recording')
  })

  it('shows a note if the browser cannot transcribe (INTV-28)', async () => {
    show()
    expect(await screen.findByText(/This browser can't transcribe speech/)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('completes the interview after the last question, and links to its summary (INTV-19, INTV-32)', async () => {
    show()
    await press('Start interview')
    for (const n of [1, 2, 3]) {
      await screen.findByText(`Question ${n} of 3`)
      await press('Skip')
    }
    expect(await screen.findByRole('heading', { name: 'Interview completed' })).toBeTruthy()
    expect(callsOf('scheduledInterviews.complete')).toEqual([{ id: ID }])
    const link = screen.getByRole('link', { name: 'See your feedback' })
    expect(link.getAttribute('href')).toMatch(/^\/app\/interview\?tab=mock-interview&session=/)
  })

  it('shows why it could not be started (INTV-22)', async () => {
    const why = 'You have an unfinished mock interview. Resume or discard it first.'
    show({}, { 'scheduledInterviews.start': () => Promise.reject(refusal('INTERVIEW_OPEN', why)) })
    await press('Start interview')
    expect(await screen.findByText('Failed to start interview. Please try again.')).toBeTruthy()
    expect(screen.getByText(why)).toBeTruthy()
  })

  it('cannot be started after it was cancelled', async () => {
    show({ status: 'cancelled' })
    expect(await screen.findByText('This interview was cancelled')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Start interview' })).toBeNull()
  })
})
