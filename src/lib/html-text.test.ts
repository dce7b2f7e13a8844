import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { aThirdOf, randomCases } from '#testing/long.ts'
import { htmlBlocks, listItems, plainText } from './html-text.ts'

describe('plainText', () => {
  it.each([
    ['', ''],
    ['plain words', 'plain words'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['<p>One<br>Two</p>', 'One\nTwo'],
    ['<p>a <strong>bold</strong>ly <em>set</em> word</p>', 'a boldly set word'],
    ['R&amp;D &lt;5 years&gt; &#8211; caf&eacute; &#x1F600; 3&nbsp;years', 'R&D <5 years> – café 😀 3 years'],
    ['AT&T &unknown; &amp', 'AT&T &unknown; &'],
    ['&#0; &#xD800; &#9999999;', '\ufffd \ufffd \ufffd'],
    ['<p title="a > b">after</p>', 'after'],
    ["<p title='<b>'>after</p>", 'after'],
    ['<script>alert(1)</script>x<style>p{}</style>y', 'xy'],
    ['<script>never closed', ''],
    ['a<!-- <p>hidden</p> -->b', 'ab'],
    ['a<!-- never closed', 'a'],
    ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
    ['<3 people', '<3 people'],
    ['<p>cut <b', 'cut'],
    ['<P>UPPER</P>', 'UPPER'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a\nb'],
    ['<a href="https://x.example">link</a> text', 'link text'],
    ['  many \n\t spaces ', 'many spaces'],
  ])('%j reads %j', (html, text) => expect(plainText(html)).toBe(text))
})

describe('listItems', () => {
  it.each([
    ['<ul><li>One</li><li>Two</li></ul>', ['One', 'Two']],
    ['<ul><li><p>One <b>and</b> a half</p></li></ul>', ['One and a half']],
    ['<ul><li>One<li>Two</ul>after', ['One', 'Two']],
    ['<ol><li>Outer<ul><li>Inner</li></ul></li><li>Next</li></ol>', ['Outer', 'Inner', 'Next']],
    ['<h2>Title</h2><p>Text</p>', []],
    ['<p>• SQL</p><p>- Python</p><p>* dbt</p><p>-5 degrees</p>', ['SQL', 'Python', 'dbt']],
    ['<p>– three<br>— four</p>', ['three', 'four']],
    ['<ul><li></li><li> </li><li>&nbsp;</li><li>x</li></ul>', ['x']],
    ['', []],
  ])('%j has %j', (html, items) => expect(listItems(html)).toEqual(items))
})

describe('htmlBlocks', () => {
  it('returns headings, items and text in order', () => {
    expect(htmlBlocks('<h2>What you <em>bring</em></h2>intro<ul><li>SQL</li></ul><p>end</p>')).toEqual([
      { kind: 'heading', text: 'What you bring' },
      { kind: 'text', text: 'intro' },
      { kind: 'item', text: 'SQL' },
      { kind: 'text', text: 'end' },
    ])
  })

  it('reads anything without failing', () => {
    const soup = fc.array(
      fc.constantFrom(
        '<',
        '>',
        '</',
        '<li>',
        '</li>',
        '<ul>',
        '</ul>',
        '<!--',
        '-->',
        '"',
        '=',
        '&',
        '&#',
        'a',
        ' ',
        '<b x="',
      ),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(soup, (pieces) => {
        for (const block of htmlBlocks(pieces.join(''))) expect(block.text).toBe(block.text.trim())
      }),
      { seed: 11, numRuns: randomCases(500) },
    )
  })

  it.each(aThirdOf(['<li>', '<', '<!--', '</h1><li>', '<b "', '&#', '<script>']))(
    'takes linear time for 300 KB of %j',
    async (piece) => {
      const html = (size: number) => piece.repeat(size / piece.length)
      expect(await growthOf(75_000, html, htmlBlocks)).toBeLessThan(NEARLY_LINEAR)
    },
  )
})
