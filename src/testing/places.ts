// The product's processes import this too. Tests of pure modules run without a process, so they import it here.
import '#features/places/server/gazetteer.ts'
