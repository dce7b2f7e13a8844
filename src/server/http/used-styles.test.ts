import { expect, it } from 'vitest'
import { readStyles } from './style-sheet.ts'
import { usedStyles } from './used-styles.ts'

const used = (css: string, html: string) => usedStyles(readStyles(css), html)
const page =
  '<!doctype html><html><body data-portal="seeker"><p id="lead" class="row sm:p-4 [&amp;_a]:x">Words</p>' +
  '<input type="date" aria-invalid="true"/><svg fill="var(--drawn)"></svg></body></html>'

it.each([
  ['a name that stands there', '.row{a:b}', '.row{a:b}'],
  ['a name that does not', '.stack{a:b}', ''],
  ['of several names all', '.row .stack{a:b}', ''],
  ['those of a list that do', 'p,.stack,#lead{a:b}', 'p,#lead{a:b}'],
  ['escaped names', '.sm\\:p-4{a:b}.sm\\:p-5{a:b}', '.sm\\:p-4{a:b}'],
  ['names with marks', '.\\[\\&_a\\]\\:x{a:b}', '.\\[\\&_a\\]\\:x{a:b}'],
  [
    'conditions and attributes that a browser changes as if they held',
    '.row:hover::before,[open],[title="}{"],[value=x]{a:b}',
    '.row:hover::before,[open],[title="}{"],[value=x]{a:b}',
  ],
  [
    'attributes that only a script changes where they stand',
    '[data-portal=seeker],[data-portal="company"],[data-portal^=x],[data-toast],[aria-invalid=true],[aria-invalid=false]{a:b}',
    '[data-portal=seeker],[data-portal^=x],[aria-invalid=true]{a:b}',
  ],
  [
    'what the script of a page for everybody sets',
    '[data-theme=dark],[data-sidebar]{a:b}',
    '[data-theme=dark],[data-sidebar]{a:b}',
  ],
  [
    'of a choice of names those with one that stands there',
    ':is(.x,.row) p,:is(.x,.y),:where(.x .row),:root:has(.x),:has(>.row){a:b}',
    ':is(.x,.row) p,:has(>.row){a:b}',
  ],
  [
    'parts of fields that stand there',
    '::-webkit-datetime-edit{a:b}::file-selector-button{a:b}::placeholder{a:b}',
    '::-webkit-datetime-edit{a:b}::placeholder{a:b}',
  ],
  [
    'custom properties that something asks for, also through others',
    ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;--drawn:red}.row{gap:var(--a)}.x{gap:var(--c)}',
    ':root{--a:var(--b);--b:1px;--drawn:red}.row{gap:var(--a)}',
  ],
  [
    'custom properties whatever order they come in, and with a space for a value',
    '.row{gap:var(--a)}:root{--b:;--c:1px;--a:var(--b)}:root{--b: }',
    '.row{gap:var(--a)}:root{--b:;--a:var(--b)}:root{--b: }',
  ],
  [
    'kinds of custom properties with them',
    '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}.row{gap:var(--a)}',
    '.row{gap:var(--a)}@property --a{syntax:"*";inherits:false}',
  ],
  ['nothing of a rule that only sets what nobody asks for', '@layer x{.row{--a:1px}}p{--a:2px;c:d}', 'p{c:d}'],
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
