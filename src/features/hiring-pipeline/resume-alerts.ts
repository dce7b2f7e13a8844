/** Texts for the three ways in which opening a resume fails (CAPP-08). */
export const resumeAlerts = {
  blocked: 'Please allow popups for this site to view resumes in a new tab',
  missing: 'Resume file is not available for viewing. The file may have been moved or deleted.',
  failed: 'Failed to open resume. Please try again later.',
} as const
