/** Design, media and writing. The notation is explained in `../skills.ts`. */
export const designSkills = `
[skill]
Figma > UI design tools, Prototyping
^Sketch | sketch app > UI design tools
Adobe XD > UI design tools, Prototyping
InVision > Prototyping
?Framer > Prototyping
UI design tools | interface design tools
UI design | user interface design, interface design, ui designer, visual interface design
UX design | user experience, user experience design, ux designer, ux/ui, ui/ux, product design, product designer
User research | ux research, usability testing, tested prototypes, interviewed users, customer interviews, user interviews, usability studies, user testing
Wireframing | wireframes, wireframe, low fidelity
Prototyping | prototype, interactive prototypes, high fidelity prototypes
Interaction design
Information architecture | card sorting, site maps
Design systems | design system, component library, style guides, pattern library
Responsive design | responsive web design, mobile first
Service design | journey mapping, customer journey maps, service blueprints
Design thinking
Accessibility design | inclusive design, accessible design > Web accessibility
Web design | website design, web designer
Graphic design | visual design, graphic designer
Adobe Creative Cloud | adobe creative suite, adobe suite, creative suite > Graphic design
Photoshop | adobe photoshop > Adobe Creative Cloud
Adobe Illustrator > Adobe Creative Cloud
^Illustrator > Adobe Creative Cloud
InDesign | adobe indesign > Adobe Creative Cloud
After Effects | adobe after effects > Adobe Creative Cloud, Motion graphics
Premiere Pro | adobe premiere > Adobe Creative Cloud, Video editing
Lightroom | adobe lightroom > Photo editing
Final Cut Pro > Video editing
DaVinci Resolve > Video editing
Video editing | video editor, edited videos, video production, post production
Motion graphics | motion design, animation, 2d animation
3D modeling | 3d modelling, 3d rendering, 3d design
Blender 3D | !Blender > 3D modeling
Maya 3D | autodesk maya > 3D modeling
3ds Max > 3D modeling
Cinema 4D > 3D modeling, Motion graphics
ZBrush > 3D modeling
Illustration | digital illustration, character design
Typography | type design, typesetting
Branding | brand identity, visual identity, logo design
Print design | print production, prepress, packaging design
Layout design | page layout, editorial design
Photography | photographer, product photography, photo shoots
Photo editing | photo retouching, image editing, retouching
Art direction | art director, creative direction
Storyboarding | storyboards
Canva > Graphic design
Sound design | audio editing, audio production, pro tools, ableton
Podcast production | podcasting
Interior design | space planning, interior designer
Architecture design | architectural design, architectural drawings, construction documents
Revit | autodesk revit, bim, building information modeling
SketchUp > 3D modeling
Rhino 3D | grasshopper > 3D modeling
Fashion design | garment construction, pattern making, apparel design
Textile design
UX writing | microcopy, content design
Copywriting | copywriter, ad copy, writing copy
Copy editing | copyediting, proofreading, proofread
Content writing | blog writing, article writing, blog posts, long form content
Creative writing | storytelling, scriptwriting
Journalism | reporter, news writing, newsroom, investigative reporting
Editing | editorial, editor in chief, managing editor
AP style | associated press style, chicago manual of style
Translation | translator, translating
Interpreting | interpreter, simultaneous interpretation
Localization | localisation
Subtitling | captioning
Technical writing | user manuals, technical author, help articles > Technical documentation
Broadcasting | television production, radio production, live broadcast
Camera operation | videography, videographer, cinematography
Event photography > Photography
Design research
Game art | concept art
= Figma, Sketch, Adobe XD, InVision, Framer
= UI design, UX design, Web design, Interaction design
= UI design, Graphic design
= Adobe Illustrator, Illustrator, Photoshop, InDesign
= Premiere Pro, Final Cut Pro, DaVinci Resolve
= Blender 3D, Maya 3D, 3ds Max, Cinema 4D, ZBrush
= SketchUp, Revit, Rhino 3D
= After Effects, Motion graphics
= Canva, Photoshop
= Copywriting, Content writing, UX writing, Technical writing
= Copy editing, Editing
= Translation, Localization, Interpreting
= Photography, Photo editing
= User research, Design research, Market research
= Wireframing, Prototyping
* Design research, User research, Editing, Copy editing, Layout design, Art direction, Design thinking, Interaction design, Responsive design
`
