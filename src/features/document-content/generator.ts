/** The `meta.generator` of the JSON Resume that this product writes: its texts are plain, and additional keys are ours. */
export const GENERATOR = 'Tandem'
