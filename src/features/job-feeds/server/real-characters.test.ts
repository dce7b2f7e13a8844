import { expect, it } from 'vitest'
import { plainText } from '#lib/html-text.ts'
import { realCharacters } from './real-characters.ts'

it.each([
  ['<p>Records &amp; billing at R&amp;D, AT&amp;T &amp;</p>', '<p>Records & billing at R&D, AT&T &</p>'],
  ['<p>&quot;Yes&quot;, it&#39;s caf&eacute;&nbsp;work &#8211; &#x2014;</p>', '<p>"Yes", it\'s café\u00a0work – —</p>'],
  ['<p>1 &lt; 2 &gt; 0 &#60;b&#62;</p>', '<p>1 &lt; 2 &gt; 0 &#60;b&#62;</p>'],
  [
    '<p>&amp;lt; &amp;#60; &amp;copyright &amp;unknown; &amp;amp;</p>',
    '<p>&amp;lt; &amp;#60; &amp;copyright &amp;unknown; &amp;amp;</p>',
  ],
  ['<a href="/x?a=1&amp;copy=2">a &amp; b</a>', '<a href="/x?a=1&amp;copy=2">a & b</a>'],
  ['<p>nothing</p>', '<p>nothing</p>'],
  ['<p>&#0; &#xd800; &#9999999; &nosuch;</p>', '<p>&#0; &#xd800; &#9999999; &nosuch;</p>'],
])('writes %j as %j without changing its text', (html, expected) => {
  expect(realCharacters(html)).toBe(expected)
  expect(plainText(expected)).toBe(plainText(html))
})
