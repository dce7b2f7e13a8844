import { expect, it } from 'vitest'
import { readStyles, usedStyles } from './used-styles.ts'

const used = (css: string, html: string) => usedStyles(readStyles(css), html)
const page = '<!doctype html><html><body><p id="lead" class="row sm:p-4 [&amp;_a]:x">Words</p></body></html>'

it.each([
  ['a name that stands there', '.row{a:b}', '.row{a:b}'],
  ['a name that does not', '.stack{a:b}', ''],
  ['of several names all', '.row .stack{a:b}', ''],
  ['those of a list that do', 'p,.stack,#lead{a:b}', 'p,#lead{a:b}'],
  ['escaped names', '.sm\\:p-4{a:b}.sm\\:p-5{a:b}', '.sm\\:p-4{a:b}'],
  ['names with marks', '.\\[\\&_a\\]\\:x{a:b}', '.\\[\\&_a\\]\\:x{a:b}'],
  [
    'conditions and attributes as if they held',
    '.row:is(.x,.y):hover::before,[data-x="}{"]{a:b}',
    '.row:is(.x,.y):hover::before,[data-x="}{"]{a:b}',
  ],
  ['what is asked of what is not there', 'dialog:not(.row){a:b}', ''],
  [
    'groups with something in them',
    '@media (width>1px){.row{a:b}.x{a:b}}@layer y{.x{a:b}}',
    '@media (width>1px){.row{a:b}}',
  ],
  [
    'order of layers, fonts and texts whole',
    '@layer a,b;@font-face{src:url("a;b}")}',
    '@layer a,b;@font-face{src:url("a;b}")}',
  ],
  [
    'movements that are named',
    '@keyframes spin{to{a:b}}@keyframes hop{to{a:b}}.row{animation:spin 1s}',
    '.row{animation:spin 1s}@keyframes spin{to{a:b}}',
  ],
  ['rules within rules', '.row{a:b;&:hover{c:d}}', '.row{a:b;&:hover{c:d}}'],
  ['no comments', '/*! } .x{ */.row{a:"/*"}', '.row{a:"/*"}'],
  ['broken ends', '.row{a:b', '.row{a:b}'],
])('keeps of the styles %s', (_what, css, kept) => {
  expect(used(css, page)).toBe(kept)
})
