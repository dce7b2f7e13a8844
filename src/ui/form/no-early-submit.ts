/**
 * Runs in the head with the page's nonce: a form without an address of its own is sent by its handler alone. Before React is
 * there the browser would send it to the page's address, and everything typed into it would be gone.
 */
export const noEarlySubmitScript = `addEventListener('submit',e=>{if(!e.target.hasAttribute('action'))e.preventDefault()},true)`
