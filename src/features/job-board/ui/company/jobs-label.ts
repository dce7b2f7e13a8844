/** '12 open jobs' */
export const jobsLabel = (total: number): string =>
  `${total === 0 ? 'No' : total.toLocaleString('en-US')} open ${total === 1 ? 'job' : 'jobs'}`
