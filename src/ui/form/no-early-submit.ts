/**
 * Runs in the head with the page's nonce and cancels the submit of forms without an `action`, which a React handler sends. Before
 * hydration the browser would send such a form to the page's own address, and its input would be lost.
 */
export const noEarlySubmitScript = `addEventListener('submit',e=>{if(!e.target.hasAttribute('action'))e.preventDefault()},true)`
