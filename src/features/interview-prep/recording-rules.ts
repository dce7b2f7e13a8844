/** What becomes of spoken answers: nothing leaves the browser unless their person says so before the interview. */
export const recordingChoices = ['none', 'audio', 'video'] as const
export type RecordingChoice = (typeof recordingChoices)[number]

export const recordingMedia = ['audio', 'video'] as const
export type RecordingMedium = (typeof recordingMedia)[number]

/** The kinds of file that browsers record to. */
export const recordingKinds = ['webm', 'ogg', 'mp4'] as const

/** The most that one recording may weigh, in bytes; exactly this much passes. */
export const largestRecording = 10_485_760
/** An answer is recorded for so long at most, in seconds: with the bit rates below it stays under the largest size. */
export const longestRecording: Record<RecordingMedium, number> = { audio: 600, video: 240 }
export const recordingBitRates = { audioBitsPerSecond: 48_000, videoBitsPerSecond: 250_000 }
