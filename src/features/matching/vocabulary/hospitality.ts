/** Kitchens, hotels, travel, beauty and events. The notation is explained in `../skills.ts`. */
export const hospitalitySkills = `
[skill]
Cooking | cook, food preparation, food prep, preparing food, prepared meals, line cook, prep cook, kitchen experience
Culinary arts | culinary, fine dining kitchen, sous chef, executive chef, head chef, chef de partie
Grill cooking | grill cook, fry station, saute station, sauté
Baking | baker, bakery, bread making, viennoiserie
Pastry | pastry chef, patisserie, desserts
Menu planning | seasonal menus, designed menus, wrote menus, menu development, menu design, recipe development, menu costing
Food safety | food hygiene, haccp, food handling, safe food handling, food safety standards
Food cost control | food costing, food costs, food cost
Kitchen management | kitchen manager, managing a kitchen, ran a kitchen, kitchen supervisor
Catering | banquets, banquet service, banqueting
Food service | waiting tables, waiter, waitress, serving food, food server, restaurant server, table service, waitstaff
Fast food | quick service restaurant, qsr
Bartending | bartender, mixology, cocktails, bar service
Barista skills | barista, coffee making, espresso, latte art
Wine knowledge | sommelier, wine service, wine pairing
Restaurant management | restaurant manager, front of house manager, front of house
Host service | hostess, seating guests, greeting guests, maitre d
Cash handling | closed the register, balanced the till, handling cash, cash register, cashier, cash drawer, till operation, cashing up
Point of sale systems | pos, pos system, pos systems, point of sale, toast pos, square pos, micros pos, aloha pos
Hotel operations | hotel, hotel management, resort operations, lodging
Front desk | hotel front desk, hotel reception, check-in and check-out, front desk agent, guest check-in
Night audit | night auditor
Reservations | reservation systems, booking systems, taking reservations
Property management systems | opera pms, fidelio, cloudbeds
Concierge
Housekeeping | room attendant, room cleaning, housekeeper
Laundry | laundry operations
Guest relations | guest satisfaction, guest experience
Revenue management | yield management, rate management
Travel booking | travel agent, travel planning, itinerary planning, booking travel
Amadeus | sabre, galileo gds, gds systems
Tour guiding | tour guide, guided tours
Flight attendant | cabin crew, in-flight service
Airport ground handling | ramp agent, baggage handling, ground crew
Casino operations | card dealing, gaming floor
Wedding planning > Event planning
Dishwashing | dishwasher, kitchen porter
Butchery | butcher, meat cutting
Barbering | barber
Hairdressing | hair styling, hairstylist, hair stylist, hair coloring
Cosmetology | esthetician, beautician, makeup artist, skin care treatments
Nail technician | manicure, pedicure
Spa operations
Lifeguarding | lifeguard
Funeral services | mortuary
[domain]
Hospitality | hospitality industry, hotels, restaurant, restaurants, cafe, food and beverage, f&b
Tourism | travel industry, tourist attractions
[certification]
ServSafe | servsafe certified, food handler card, food handler's card, food handler certificate, food protection manager, food handlers, food hygiene certificate > Food safety
TIPS certification | responsible beverage service, rsa certificate, alcohol service certification, tips certified, alcohol server > Bartending
Cosmetology license | licensed cosmetologist, licensed esthetician > Cosmetology
Barber license > Barbering
WSET | certified sommelier > Wine knowledge
Lifeguard certification > Lifeguarding
= Cooking, Culinary arts, Grill cooking, Catering
= Baking, Pastry
= Food service, Bartending, Barista skills, Host service, Fast food
= Hotel operations, Front desk, Guest relations, Concierge
= Housekeeping, Cleaning, Laundry
= Restaurant management, Kitchen management, Hotel operations
= Barbering, Hairdressing, Cosmetology, Nail technician
= Hospitality, Tourism, Retail
= Cash handling, Point of sale systems
= Guest relations, Customer service
= Front desk, Reservations, Night audit
= Guest relations, Complaint handling
= Cosmetology license, Barber license
= Tour guiding, Travel booking
= Menu planning, Food cost control
= Food service, Customer service
* Guest relations, Food service, Kitchen management, Menu planning, Food cost control, Cash handling, Point of sale systems, Reservations, Host service, Food safety, Cooking
`
