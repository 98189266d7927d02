"""All that changes a state of Lisboa and writes its events; solo and variants have ops of their own."""
