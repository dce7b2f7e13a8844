/** The `meta.generator` of the JSON Resume files that this product writes: their texts are plain, and the additional keys are ours. */
export const GENERATOR = 'Tandem'
