/** What to store of spoken answers. Nothing leaves the browser unless the job seeker agrees before the interview. */
export const recordingChoices = ['none', 'audio', 'video'] as const
export type RecordingChoice = (typeof recordingChoices)[number]

export const recordingMedia = ['audio', 'video'] as const
export type RecordingMedium = (typeof recordingMedia)[number]

/** The file formats that browsers record. */
export const recordingKinds = ['webm', 'ogg', 'mp4'] as const

/** The largest accepted recording, in bytes. */
export const largestRecording = 10_485_760
/**
 * The longest recording of an answer, in seconds. With the bit rates below, it is smaller than the largest accepted recording.
 */
export const longestRecording: Record<RecordingMedium, number> = { audio: 600, video: 240 }
export const recordingBitRates = { audioBitsPerSecond: 48_000, videoBitsPerSecond: 250_000 }
