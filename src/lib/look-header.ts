/** Which look a page was opened in: when it is over, the page asks as nobody, so that nothing is done in the admin's own name. */
export const LOOK_HEADER = 'x-tandem-look'
