/**
 * Runs in the head with the page's nonce. Cancels the submit of forms without an `action`, which React handles: before hydration the
 * browser would send such a form to the page's own URL, and its input would be lost.
 */
export const noEarlySubmitScript = `addEventListener('submit',e=>{if(!e.target.hasAttribute('action'))e.preventDefault()},true)`
