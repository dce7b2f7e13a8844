const FACE = /@font-face\{[^{}]*\burl\([^{}]*\}/g

/** Styles without the typefaces that have to be fetched, and those. */
export function splitFaces(css: string): { css: string; faces: string } {
  const faces = css.match(FACE)?.join('') ?? ''
  return { css: css.replaceAll(FACE, ''), faces }
}

/**
 * Stands behind `<style id="faces">` and holds it back until the first words are drawn: on a slow network the typefaces would
 * compete with them, and their fallbacks are as wide. Who comes from a page of ours, back, or again has them at hand, and a
 * browser without scripts takes them as they come.
 */
export const LATE_FACES = `(()=>{const f=document.getElementById('faces'),p=performance.getEntriesByType('navigation')[0];
if(p?.type!=='navigate'||document.referrer.startsWith(location.origin+'/')||!PerformanceObserver.supportedEntryTypes?.includes('paint'))return;
f.media='not all';
new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint').length){f.media='all';o.disconnect()}}).observe({type:'paint',buffered:true})})()`
