/** The visitor actions to measure, each with its preparation. A press lasts as long as a finger tap. */
const PRESS_MS = 60;

/** Presses with a mouse; the measurement begins when the button goes down. */
export async function press(page, part) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} cannot be pressed.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: PRESS_MS });
}

const button = (page, name) => page.getByRole('button', { name, exact: true });
const key = (page, name) => page.keyboard.press(name, { delay: PRESS_MS });

const show = (part) => part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
const scrolled = (page, top) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

/** Scrolls to an island, and waits until it is hydrated. */
async function hydrated(page, name) {
  await show(page.locator(`[data-island=${name}]>*`).first());
  await page.locator(`[data-island=${name}][data-state=hydrated]`).first().waitFor({ state: 'attached' });
}

const PHONE = { width: 390, height: 844 };

/** `fresh` means that the cookie banner is still open; `before` is not measured. */
export const INTERACTIONS = [
  { name: 'Menu, open', route: '/', act: (page) => press(page, button(page, 'Menu')) },
  {
    name: 'Menu, close',
    route: '/',
    before: (page) => button(page, 'Menu').click(),
    act: (page) => press(page, button(page, 'Close')),
  },
  {
    name: 'Menu, Escape',
    route: '/',
    before: (page) => button(page, 'Menu').click(),
    act: (page) => key(page, 'Escape'),
  },
  { name: 'Menu on a page with islands', route: '/mind', act: (page) => press(page, button(page, 'Menu')) },
  {
    name: 'First key on a page with islands',
    route: '/mind',
    act: (page) => key(page, 'Tab'),
  },
  {
    name: 'New to Returning',
    route: '/skin',
    viewport: PHONE,
    before: (page) => scrolled(page, 600),
    act: (page) => press(page, page.locator('#booking-bar label', { hasText: 'Returning' })),
  },
  {
    name: 'Booking bar, hide',
    route: '/skin',
    viewport: PHONE,
    before: (page) => scrolled(page, 600),
    act: (page) => press(page, page.locator('#booking-bar .hide')),
  },
  {
    name: 'Question, open',
    route: '/mind',
    before: (page) => show(page.locator('summary').nth(1)),
    act: (page) => press(page, page.locator('summary').nth(1)),
  },
  {
    name: 'Testimonial carousel, next, while it is waking',
    route: '/mind',
    before: (page) => show(button(page, 'Next slide')),
    act: (page) => press(page, button(page, 'Next slide')),
  },
  {
    name: 'Testimonial carousel, next',
    route: '/mind',
    before: (page) => hydrated(page, 'testimonial-carousel'),
    act: (page) => press(page, button(page, 'Next slide')),
  },
  {
    name: 'Image carousel, next, while it is waking',
    route: '/treatments/anti-wrinkle',
    before: (page) => show(button(page, 'Next picture')),
    act: (page) => press(page, button(page, 'Next picture')),
  },
  {
    name: 'Image carousel, next',
    route: '/treatments/anti-wrinkle',
    before: (page) => hydrated(page, 'image-carousel'),
    act: (page) => press(page, button(page, 'Next picture')),
  },
  {
    name: 'Image carousel, arrow key',
    route: '/treatments/anti-wrinkle',
    before: async (page) => {
      await hydrated(page, 'image-carousel');
      await page.locator('[data-island=image-carousel] ol').focus();
    },
    act: (page) => key(page, 'ArrowRight'),
  },
  { name: 'Cookies, Accept', route: '/', fresh: true, act: (page) => press(page, button(page, 'Accept')) },
  { name: 'Cookies, Reject', route: '/', fresh: true, act: (page) => press(page, button(page, 'Reject')) },
  {
    name: 'Cookies, Accept on a page with islands',
    route: '/mind',
    fresh: true,
    act: (page) => press(page, button(page, 'Accept')),
  },
  {
    name: 'Cookies, one by one',
    route: '/',
    fresh: true,
    act: (page) => press(page, page.getByText('Choose one by one')),
  },
  {
    name: 'Cookie settings',
    route: '/',
    before: (page) => show(button(page, 'Cookie settings')),
    act: (page) => press(page, button(page, 'Cookie settings')),
  },
  {
    name: 'Jump button',
    route: '/treatments',
    act: (page) => press(page, page.locator('[data-jumps] a', { hasText: 'Mind' }).first()),
  },
  {
    name: 'Copy address, and its toast',
    route: '/clinic',
    before: (page) => show(button(page, 'Copy address')),
    act: (page) => press(page, button(page, 'Copy address')),
  },
  {
    name: 'Toast, dismiss',
    route: '/clinic',
    before: async (page) => {
      await button(page, 'Copy address').click();
      await button(page, 'Dismiss').hover();
    },
    act: (page) => press(page, button(page, 'Dismiss')),
  },
  {
    name: 'Explanation, open',
    route: '/treatments/profhilo',
    before: (page) => show(page.locator('button.term').first()),
    act: (page) => press(page, page.locator('button.term').first()),
  },
  {
    name: 'Map, load',
    route: '/clinic',
    before: (page) => show(button(page, 'Show the map')),
    act: (page) => press(page, button(page, 'Show the map')),
  },
];
