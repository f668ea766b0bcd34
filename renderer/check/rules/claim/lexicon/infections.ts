/** Infections that vaccinations prevent in most people and animals, and never in all, for use in patterns. */
export const INFECTION =
  '(?:flu|the flu|influenza|covid|shingles|measles|chickenpox|pneumonia|hepatitis(?: [ab])?|typhoid|rabies|malaria|meningitis|tetanus|polio|mumps|rubella|diphtheria|cholera|yellow fever|lyme disease|hpv|whooping cough)';
export const ANIMAL_INFECTION =
  '(?:myxomatosis|parvo(?:virus)?|distemper|cat flu|feline leukaemia|kennel cough|leptospirosis|rhd|vhd|tetanus|equine flu|strangles)';
